// What is changed of a site's settings, in whichever room, until it is saved.
import type { SettingField } from '@atelier/contract/describe-setting-forms'
import type { SiteSettingKey } from '@atelier/contract/site-settings'
import { useForm } from '../../../../ui/form/use-form.ts'
import { fromDraft, isSame, toDraft } from './setting-values.ts'

type Stored = { values: Readonly<Record<string, unknown>>; secrets: readonly string[] }

/** What was typed, by setting. */
type Typed = Readonly<Record<string, unknown>>

/** What of it differs from what is stored, as it is saved. */
export type SettingChanges = { values: Record<string, unknown>; secrets: Record<string, string> }

type Options<S extends Stored> = {
  stored: S
  fields: readonly SettingField[]
  words: Record<'oddNumber' | 'oddWhole', string> & { ruleEmpty?: string }
  /**
   * The form shows all of its fields, and its words name their ranges. Without it most fields are out of sight, on other tabs: whatever a
   * failure says is said at the foot as well, and what is out of range is left to the server.
   */
  isRoom?: boolean
  send: (changes: SettingChanges) => Promise<unknown>
  /** Waits for what is stored now, and calls `reset` once that is known: from then on the form shows it. */
  onSaved: (reset: () => void) => Promise<unknown>
}

const isHidden = ({ kind }: SettingField) => kind === 'secret' || kind === 'payWay'

/** The one way in which forms of the console change settings. What was typed is kept by setting, and only what differs is sent. */
export function useSettings<S extends Stored>({
  stored,
  fields,
  words,
  isRoom = false,
  send,
  onSaved,
}: Options<S>) {
  const read = (typed: Typed) => readTyped(typed, { stored, fields, words, isRoom })
  const first: Typed = isRoom ? Object.fromEntries(fields.map(({ key }) => [key, undefined])) : {}
  const form = useForm({
    first,
    read,
    send,
    onSent: (_, { reset }) => onSaved(reset),
    asTyped: isRoom ? 'forget' : 'recheck',
  })
  const { input: changes, problems } = read(form.draft)
  const fieldOf = (key: string) => fields.find((field) => field.key === key)
  /** As its field has it; undefined for a secret that stays, and for what is no setting of this form. */
  const draftOf = (key: string): unknown => {
    const field = fieldOf(key)
    if (form.draft[key] !== undefined || !field || isHidden(field)) return form.draft[key]
    return toDraft(field, stored.values[key])
  }
  return {
    ...form,
    stored,
    isRoom,
    fieldOf,
    draftOf,
    change: (key: SiteSettingKey, value: unknown) => form.change({ [key]: value }),
    /** Whether the setting matters, as others are typed now. */
    isShown: ({ when }: SettingField): boolean =>
      !when || when.is.some((value) => value === draftOf(when.key)),
    /** Whether what was typed is another thing than what is stored. */
    isChanged: [changes.values, changes.secrets, problems].some(
      (part) => Object.keys(part).length > 0,
    ),
    /** `done` is called once all of it is stored. */
    async save(done?: () => void) {
      const fitting = form.busy ? undefined : form.attempt()
      if (fitting && (await form.send(fitting))) done?.()
    },
  }
}

function readTyped(
  typed: Typed,
  {
    stored,
    fields,
    words,
    isRoom,
  }: Pick<Options<Stored>, 'stored' | 'fields' | 'words' | 'isRoom'>,
): { input: SettingChanges; problems: Record<string, string> } {
  const input: SettingChanges = { values: {}, secrets: {} }
  const problems: Record<string, string> = {}
  for (const field of fields) {
    const { key } = field
    if (typed[key] === undefined) continue
    if (isHidden(field)) {
      input.secrets[key] = String(typed[key])
      continue
    }
    const read = fromDraft(field, typed[key])
    if ('problem' in read) problems[key] = words[read.problem] ?? words.oddNumber
    else if (isRoom && !isWithin(field, read.value)) problems[key] = words.oddWhole
    else if (!isSame(read.value, stored.values[key])) input.values[key] = read.value
  }
  return { input, problems }
}

const isWithin = ({ min = -Infinity, max = Infinity }: SettingField, value: unknown): boolean =>
  typeof value !== 'number' || (value >= min && value <= max)
