// Which entry is open is in the address: `?edit=12`, or `?edit=new`.
import { useNavigate, useSearchParams } from 'react-router'
import { leavePlace } from '../../../lib/leave-place.ts'

export function useEntryLink() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const open = (entry: number | 'new') =>
    void navigate(
      { search: `?edit=${entry}` },
      { preventScrollReset: true, state: { openedHere: true } },
    )
  const close = () => leavePlace(navigate, '')
  return { opened: query.get('edit'), open, close }
}
