namespace KingRules.__Game__
{
    /// <summary>What the greedy player does, and why.</summary>
    public readonly struct Choice
    {
        internal Choice(byte action, byte reason)
        {
            Action = Action.FromCode(action);
            Reason = (GreedyReason)reason;
        }

        /// <summary>A legal action.</summary>
        public Action Action { get; }

        /// <summary>What speaks for it.</summary>
        public GreedyReason Reason { get; }

        /// <summary>The action, and the text of what speaks for it.</summary>
        public override string ToString() => $"{Action} {Reason.Text()}";
    }
}
