namespace KingRules.Balayi
{
    /// <summary>
    /// One round: the table, and the pack, so everything that lies closed; what a server holds. It never changes: <see
    /// cref="Apply(Action)"/> returns the next one. Its text is its record, which is read by replaying it; a record that
    /// stops somewhere is the position there. <see cref="Apply(Action)"/> and <see cref="WhyNot"/> trust that the player
    /// on turn acts; a server, which hears from both, asks <see cref="ApplyAs(Player, Action, out Revealed)"/> and <see
    /// cref="WhyNotAs"/>.
    /// </summary>
    public readonly unsafe partial struct Round
    {
        /// <summary>The round after an action of the player on turn; this one stays as it is.</summary>
        /// <exception cref="IllegalActionException">It is not among the <see cref="LegalActions"/>.</exception>
        public Round Apply(Action action) => Apply(action, out Revealed _);

        /// <summary>The same, with the cards that the action turned up.</summary>
        /// <exception cref="IllegalActionException">It is not among the <see cref="LegalActions"/>.</exception>
        public Round Apply(Action action, out Revealed revealed)
        {
            balayi_round self = Raw;
            balayi_revealed cards;
            king_error error;
            Interop.Check(Native.balayi_round_apply(&self, (uint)action.Code, &cards, &error), &error);
            revealed = new Revealed(cards);
            return new Round(self);
        }

        /// <summary>The same; <c>false</c>, and <paramref name="after"/> as this one, when it is refused.</summary>
        public bool TryApply(Action action, out Round after, out Revealed revealed)
        {
            balayi_round self = Raw;
            var cards = default(balayi_revealed);
            king_error error;
            bool applied = Interop.Applied(Native.balayi_round_apply(&self, (uint)action.Code, &cards, &error), &error);
            revealed = new Revealed(cards);
            after = new Round(self);
            return applied;
        }

        /// <summary>The same, without the cards that the action turned up.</summary>
        public bool TryApply(Action action, out Round after) => TryApply(action, out after, out Revealed _);

        /// <summary>
        /// The round after what that player wants to do, with the cards that it turned up. For one not on turn
        /// the answer is that, whatever it wants to do.
        /// </summary>
        /// <exception cref="IllegalActionException">It is not on turn, or may not do that.</exception>
        public Round ApplyAs(Player player, Action action, out Revealed revealed)
        {
            balayi_round self = Raw;
            balayi_revealed cards;
            king_error error;
            Interop.Check(
                Native.balayi_round_apply_as(&self, (uint)player, (uint)action.Code, &cards, &error), &error);
            revealed = new Revealed(cards);
            return new Round(self);
        }

        /// <summary>The same; <c>false</c>, and <paramref name="after"/> as this one, when it is refused.</summary>
        public bool TryApplyAs(Player player, Action action, out Round after, out Revealed revealed)
        {
            balayi_round self = Raw;
            var cards = default(balayi_revealed);
            king_error error;
            int status = Native.balayi_round_apply_as(&self, (uint)player, (uint)action.Code, &cards, &error);
            bool applied = Interop.Applied(status, &error);
            revealed = new Revealed(cards);
            after = new Round(self);
            return applied;
        }
    }
}
