// Stands in for Unity's engine, as far as the sample uses it, so that its scene can be played without an editor. The
// signatures are those of the documentation; what is shown is kept, and a click is simulated.
using System;
using System.Collections.Generic;

namespace UnityEngine
{
    public class MonoBehaviour
    {
    }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class SerializeField : Attribute
    {
    }

    public struct Color
    {
        public static Color white => default(Color);

        public static Color gray => default(Color);
    }

    public static class Time
    {
        public static float deltaTime => 1;
    }

    public class GUILayoutOption
    {
    }

    public static class GUI
    {
        public static Color color { get; set; }
    }

    public static class GUILayout
    {
        /// <summary>What is shown.</summary>
        public static readonly List<string> Labels = new List<string>(), Buttons = new List<string>();

        /// <summary>The button that is clicked.</summary>
        public static string Click;

        public static void Label(string text, params GUILayoutOption[] options)
        {
            Labels.Add(text);
        }

        public static bool Button(string text, params GUILayoutOption[] options)
        {
            Buttons.Add(text);
            return text == Click;
        }

        public static void BeginHorizontal(params GUILayoutOption[] options)
        {
        }

        public static void EndHorizontal()
        {
        }
    }
}
