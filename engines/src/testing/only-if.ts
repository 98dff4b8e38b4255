import { it } from 'vitest'

type Declare = (name: string, test: () => Promise<void>) => void

/** `it` where an upstream can play a case at all; what it cannot is no test of it. */
export const onlyIf = (can: boolean): Declare => (can ? (name, test) => it(name, test) : () => {})
