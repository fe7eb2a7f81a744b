/* Nothing here prints: a broken promise ends in a trap. */
#pragma once
#define printf(...) ((void)0)
#define fprintf(...) ((void)0)
