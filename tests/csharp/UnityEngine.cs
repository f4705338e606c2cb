// Stands in for Unity's engine, as far as the sample uses it, so that its scene can be compiled without an editor. The
// signatures are those of the documentation; nothing here does anything.
using System;

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
        public static float deltaTime => 0;
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
        public static void Label(string text, params GUILayoutOption[] options)
        {
        }

        public static bool Button(string text, params GUILayoutOption[] options) => false;

        public static void BeginHorizontal(params GUILayoutOption[] options)
        {
        }

        public static void EndHorizontal()
        {
        }
    }
}
