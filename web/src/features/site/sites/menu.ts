// The menu as the operator ordered and worded it.
import { callOptions } from '../../../api/call-options.ts'

/** Its entries that are shown, in their order; none where the site keeps to the order of the screens. The page brings them along. */
export const menuQuery = {
  ...callOptions('content.menu', { size: 1000, status: 1 }),
  staleTime: Infinity,
}
