import { useQuery } from '@tanstack/react-query'
import { publicationsQuery } from '../../../api/publications.ts'
import { usePublishLink } from '../../../features/making/works/use-publish-link.ts'
import { AppealNote } from '../../../features/showing/appeals/appeal-note.tsx'
import { isLasting } from '../../../features/showing/publishing/terms.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'

const tones = {
  waiting: 'warning',
  public: 'success',
  refused: 'danger',
  withdrawn: 'plain',
} as const

/** How an own work is published, and the way to change or end that. */
export function OwnPublication({ id }: { id: number }) {
  const t = useTexts('workPage')
  const texts = useTexts('publishing')
  const open = usePublishLink()
  const own = useQuery(publicationsQuery([id])).data?.[0]
  if (!own) return null
  const { state, message } = own
  return (
    <section aria-label={t.own} className="flex flex-col gap-3 rounded-card bg-card p-4">
      <div className="flex items-center gap-2">
        <h2 className="flex-1 font-medium">{t.own}</h2>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </div>
      {state !== 'public' && <p className="text-soft">{message || t.onlyYou}</p>}
      {state === 'refused' && <AppealNote kind="work" subjectId={id} />}
      <Button
        size="small"
        icon={isLasting(state) ? 'pencil' : 'globe'}
        className="self-start"
        onClick={() => open([id])}
      >
        {isLasting(state) ? t.editOrWithdraw : state === 'refused' ? texts.handIn : t.publishAgain}
      </Button>
    </section>
  )
}
