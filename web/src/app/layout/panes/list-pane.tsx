// The list beside the rail.
import '../../../ui/late.css'
import { useTexts } from '../../../i18n/use-texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ListEdge } from './list-edge.tsx'
import { PlacePane } from './place-pane.tsx'

export function ListPane({ onFold }: { onFold: () => void }) {
  const t = useTexts('common')
  return (
    <>
      <PlacePane
        actions={
          <IconButton
            icon="panel-left"
            label={t.collapseSidebar}
            hotkey="mod+b"
            aria-expanded
            onClick={onFold}
          />
        }
      />
      <ListEdge />
    </>
  )
}
