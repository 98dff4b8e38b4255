// When somebody last did something here, on the clock of `performance.now()`. It is followed from the first script on, so that whatever
// opens by itself later knows of what was done before it came.

/** `act`: wrote, pressed, scrolled. `pointing`: moved the pointer, as many do along what they read. Never, until they do. */
export const lastStir = { act: -Infinity, pointing: -Infinity }

const kinds = {
  act: ['keydown', 'pointerdown', 'input', 'wheel', 'scroll', 'touchmove'],
  pointing: ['pointermove'],
} as const

for (const kind of ['act', 'pointing'] as const)
  for (const sign of kinds[kind])
    globalThis.addEventListener?.(
      sign,
      () => {
        lastStir[kind] = performance.now()
      },
      { passive: true, capture: true },
    )
