import { callOptions } from './call-options.ts'

/** Every tool that there is for the caller. */
export const offeredToolsQuery = callOptions('tools.list', {})
