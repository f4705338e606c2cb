/* What Unreal's header tool would write: nothing, for the stand-in. */
#pragma once
