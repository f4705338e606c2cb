using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;

namespace KingRules.Golden
{
    /// <summary>Reads JSON, as far as the golden data needs it.</summary>
    public sealed class Json
    {
        readonly object value;

        Json(object value)
        {
            this.value = value;
        }

        public static Json Parse(string text)
        {
            var reader = new Reader(text);
            object value = reader.Value();
            reader.End();
            return new Json(value);
        }

        public bool IsNull => value == null;

        public bool IsBool => value is bool;

        public bool Bool => (bool)value;

        public string Text => (string)value;

        public int Int => checked((int)(long)value);

        /// <summary>The member of that name; fails when there is none.</summary>
        public Json this[string name] => new Json(((Dictionary<string, object>)value)[name]);

        public Json this[int place] => Items[place];

        public bool Has(string name) => ((Dictionary<string, object>)value).ContainsKey(name);

        public IEnumerable<string> Names => ((Dictionary<string, object>)value).Keys;

        public Json[] Items => ((List<object>)value).ConvertAll(item => new Json(item)).ToArray();

        public int[] Ints => Array.ConvertAll(Items, item => item.Int);

        public string[] Texts => Array.ConvertAll(Items, item => item.Text);

        sealed class Reader
        {
            readonly string text;
            int at;

            internal Reader(string text)
            {
                this.text = text;
            }

            internal object Value()
            {
                switch (Next())
                {
                    case '{':
                        return Members();
                    case '[':
                        return List();
                    case '"':
                        return String();
                    case 't':
                        Word("true");
                        return true;
                    case 'f':
                        Word("false");
                        return false;
                    case 'n':
                        Word("null");
                        return null;
                    default:
                        return Number();
                }
            }

            internal void End()
            {
                SkipSpace();
                if (at != text.Length)
                {
                    throw Wrong("the end");
                }
            }

            Dictionary<string, object> Members()
            {
                var members = new Dictionary<string, object>(StringComparer.Ordinal);
                Take('{');
                while (Next() != '}')
                {
                    string name = String();
                    Take(':');
                    members.Add(name, Value());
                    if (Next() != '}')
                    {
                        Take(',');
                    }
                }
                Take('}');
                return members;
            }

            List<object> List()
            {
                var list = new List<object>();
                Take('[');
                while (Next() != ']')
                {
                    list.Add(Value());
                    if (Next() != ']')
                    {
                        Take(',');
                    }
                }
                Take(']');
                return list;
            }

            string String()
            {
                Take('"');
                var string_ = new StringBuilder();
                while (text[at] != '"')
                {
                    char letter = text[at++];
                    if (letter == '\\')
                    {
                        letter = text[at++];
                        if (letter == 'u')
                        {
                            string code = text.Substring(at, 4);
                            letter = (char)int.Parse(code, NumberStyles.HexNumber, CultureInfo.InvariantCulture);
                            at += 4;
                        }
                        else if (letter == 'n')
                        {
                            letter = '\n';
                        }
                    }
                    string_.Append(letter);
                }
                at++;
                return string_.ToString();
            }

            object Number()
            {
                int start = at;
                while (at < text.Length && (text[at] == '-' || text[at] >= '0' && text[at] <= '9'))
                {
                    at++;
                }
                return long.Parse(text.Substring(start, at - start), CultureInfo.InvariantCulture);
            }

            void Word(string word)
            {
                if (string.CompareOrdinal(text, at, word, 0, word.Length) != 0)
                {
                    throw Wrong(word);
                }
                at += word.Length;
            }

            void Take(char wanted)
            {
                if (Next() != wanted)
                {
                    throw Wrong(wanted.ToString());
                }
                at++;
            }

            char Next()
            {
                SkipSpace();
                return at < text.Length ? text[at] : throw Wrong("more");
            }

            void SkipSpace()
            {
                while (at < text.Length && " \n\r\t".IndexOf(text[at]) >= 0)
                {
                    at++;
                }
            }

            Exception Wrong(string expected) => new FormatException($"character {at}: expected {expected}");
        }
    }
}
