import { useState } from 'react'

/** Whether a flag has ever been set: what opens is loaded then, and stays so that it can close in its own time. */
export function useEver(flag: boolean): boolean {
  const [ever, setEver] = useState(flag)
  if (flag && !ever) setEver(true)
  return ever || flag
}
