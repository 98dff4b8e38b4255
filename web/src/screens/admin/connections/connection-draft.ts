// A connection as it is typed, and what is sent of it.
import type {
  AdminConnection,
  ConnectionChoice,
} from '@atelier/contract/features/running/connection-admin'
import type { InputAt } from '../../../api/endpoint-types.ts'

export type ConnectionDraft = {
  choice: string
  /** Undefined for what it connects to. */
  label: string | undefined
  settings: Readonly<Record<string, string>>
  /** Secrets that are to be forgotten. */
  cleared: readonly string[]
}

export const draftOf = (
  connection: AdminConnection | undefined,
  choices: readonly ConnectionChoice[],
): ConnectionDraft => ({
  choice: connection?.choice ?? choices[0]?.id ?? '',
  label: connection?.label,
  settings: connection?.settings ?? {},
  cleared: [],
})

export const labelOf = ({ label }: ConnectionDraft, choice: ConnectionChoice | undefined): string =>
  label ?? choice?.label ?? ''

/** What has to be typed yet; a secret that is stored stays unless it is to be forgotten. */
export const missingIn = (
  { settings, cleared }: ConnectionDraft,
  choice: ConnectionChoice | undefined,
  stored: readonly string[],
): string[] =>
  (choice?.fields ?? [])
    .filter(({ name, isRequired }) => isRequired && !settings[name]?.trim())
    .filter(({ name, isSecret }) => !isSecret || !stored.includes(name) || cleared.includes(name))
    .map(({ name }) => name)

/** What is sent; `id` once there is one. */
export function inputOf(
  draft: ConnectionDraft,
  choice: ConnectionChoice | undefined,
  id: number | undefined,
): InputAt<'connectionAdmin.save'> {
  const { settings, cleared } = draft
  const given = (isSecret: boolean) =>
    Object.fromEntries(
      (choice?.fields ?? [])
        .filter((field) => field.isSecret === isSecret && settings[field.name])
        .map(({ name }) => [name, settings[name]?.trim() ?? '']),
    )
  const fileOrigin = choice?.makesFiles && settings.fileOrigin?.trim()
  return {
    ...(id !== undefined && { id }),
    choice: draft.choice,
    label: labelOf(draft, choice).trim(),
    settings: { ...given(false), ...(fileOrigin ? { fileOrigin } : {}) },
    // Empty for none: what is absent stays.
    secrets: { ...Object.fromEntries(cleared.map((name) => [name, ''])), ...given(true) },
  }
}
