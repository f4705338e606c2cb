namespace KingRules
{
    /// <summary>A language of the names and messages.</summary>
    public enum Lang : byte
    {
        /// <summary>English.</summary>
        En = (byte)king_lang.En,
        /// <summary>Turkish.</summary>
        Tr = (byte)king_lang.Tr,
    }
}
