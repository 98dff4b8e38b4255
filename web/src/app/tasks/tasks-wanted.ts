import { createContext } from 'react'

/** Whether the list of tasks may be loaded: not before somebody has stirred, or has asked something. */
export const TasksWanted = createContext(false)
