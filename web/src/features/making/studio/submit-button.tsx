import { kindOfType, mediumOfRole, type WorkKind } from '@atelier/contract/work-terms'
import { nameText } from '../../../i18n/field-text.ts'
import { useFormats } from '../../../i18n/formats.ts'
import type { FieldsTexts } from '../../../i18n/locales/en-US/fields.ts'
import type { StudioTexts } from '../../../i18n/locales/en-US/studio.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { clockText } from '../../../lib/clock-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { Obstacle } from './request-form.ts'
import type { Studio } from './use-studio.ts'

/** The main button: says what it does and what that costs; and why it cannot, once it was pressed in vain. */
export function SubmitButton({ studio, compact = false }: { studio: Studio; compact?: boolean }) {
  const t = useTexts('studio')
  const fields = useTexts('fields')
  const { number } = useFormats()
  const { settled, obstacle, quote, nudged, busy } = studio
  const task = fields.tasks[settled?.task ?? 'draw']
  const works = quote?.works ?? 1
  const total = quote?.price ?? settled?.price ?? 0
  const price =
    !settled || total === 0 ? t.free : t.credits({ n: number(total), purse: settled.model.purse })
  const asked = works > 1 ? t.times({ task, n: number(works) }) : task
  const reason =
    quote?.problem ||
    (nudged && settled && obstacle
      ? obstacleText(obstacle, kindOfType(settled.model.type), t, fields)
      : '')
  return (
    <>
      {reason && (
        <p
          role="alert"
          className={compact ? 'min-w-0 flex-1 text-small text-danger' : 'text-small text-danger'}
        >
          {reason}
        </p>
      )}
      <Button
        type="submit"
        kind="main"
        size="large"
        icon="wand-sparkles"
        busy={busy}
        disabled={!settled}
        className={compact ? 'figures' : 'figures w-full'}
      >
        {settled ? t.act({ task: asked, price }) : task}
      </Button>
    </>
  )
}

function obstacleText(
  obstacle: Obstacle,
  kind: WorkKind,
  t: StudioTexts,
  fields: FieldsTexts,
): string {
  switch (obstacle.kind) {
    case 'prompt-wanted':
      return t.promptWanteds[kind]
    case 'prompt-long':
      return t.tooLong(obstacle.long)
    case 'field-long':
      return t.fieldLong({ name: nameText(obstacle.field, fields), ...obstacle.long })
    case 'input-wanted':
      return t.fileWanted[mediumOfRole(obstacle.role)]({ role: fields.roles[obstacle.role] })
    case 'input-long':
      return t.fileLong({ time: clockText(obstacle.longestS) })
    case 'field-wanted':
      return t.fieldWanted({ name: nameText(obstacle.field, fields) })
    case 'uploading':
      return t.stillUploading
    case 'upload-broken':
      return t.uploadBroken
  }
}
