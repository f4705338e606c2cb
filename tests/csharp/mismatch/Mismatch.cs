using System;
using KingRules;

/// <summary>
/// Uses the library with a native library that is missing or another one: the exception has to explain it, once as it is
/// and once inside the one of C#. Prints nothing when it does.
/// </summary>
static class Mismatch
{
    /// <param name="arguments">What the message has to contain.</param>
    static int Main(string[] arguments)
    {
        try
        {
            Library.Check();
            Console.Error.WriteLine("the check finds nothing");
            return 1;
        }
        catch (LibraryException error)
        {
            if (!Says(error, arguments))
            {
                return 1;
            }
        }
        try
        {
            Console.Error.WriteLine("used all the same: " + Card.Parse("SA"));
            return 1;
        }
        catch (TypeInitializationException error)
        {
            return error.InnerException is LibraryException inner && Says(inner, arguments) ? 0 : 1;
        }
    }

    static bool Says(LibraryException error, string[] wanted)
    {
        foreach (string part in wanted)
        {
            if (!error.Message.Contains(part))
            {
                Console.Error.WriteLine("not in the message: " + part + "\n" + error.Message);
                return false;
            }
        }
        return true;
    }
}
