import '../../ui/late.css'
import { useSite } from '../../features/site/sites/queries.ts'
import { Markdown } from '../../features/talk/markdown/markdown.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ReadingDialog } from '../../ui/reading-dialog.tsx'

/** How to reach whoever runs the site. Only a link from elsewhere leads here where the site says nothing. */
export function ContactDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('site')
  const common = useTexts('common')
  const markdown = useTexts('markdown')
  const { contact } = useSite()
  return (
    <ReadingDialog
      open={open}
      onClose={onClose}
      title={t.contact}
      closeLabel={common.close}
      size={contact ? 'medium' : 'small'}
    >
      {contact ? (
        <div className="[--md-line:24px] [--md-size:15px]">
          <Markdown text={contact} streaming={false} texts={markdown} />
        </div>
      ) : (
        <EmptyState icon="mail" title={t.noContact} />
      )}
    </ReadingDialog>
  )
}
