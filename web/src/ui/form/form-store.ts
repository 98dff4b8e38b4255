// What is typed into a form, what is wrong with it and what became of sending it. Knows no React: a form is told of each change.

/**
 * What becomes of what is said once somebody types on. `forget`: all of it goes. `recheck`: what a failed call said goes, what is wrong is
 * found anew as one types. `keep`: what is wrong is found anew, what a failed call said stays until the form is sent again. `field`: what is
 * said of a field goes when that field is typed into, all else stays until the form is sent again.
 */
export type AsTyped = 'forget' | 'recheck' | 'keep' | 'field'

export type FormRead<Draft, Input> = {
  /** What is sent; undefined where what was typed is none. */
  input: Input | undefined
  /** What is wrong, by field, in the reader's language; an entry without a text is no problem. */
  problems?: Problems<keyof Draft & string>
}

/** By field, or by a part of one (`settings.baseUrl`). */
type Problems<Name extends string> = {
  [Field in Name | `${Name}.${string}`]?: string | false | undefined
}

export type FormOptions<Draft, Input, Reply> = {
  /** What the form begins with. */
  first: Draft
  /** Asked for each drawing of the form: it must be quick and change nothing. */
  read: (draft: Draft) => FormRead<Draft, Input>
  /** What it throws is shown in the form, at the fields that it names; what was typed stays. */
  send: (input: Input) => Promise<Reply>
  /** Once it is sent; the form is busy until this is done. */
  onSent?: (reply: Reply, form: { draft: Draft; reset: (draft?: Draft) => void }) => unknown
  /** Hears what was typed, to keep it while the form is away; what is kept is what it begins with then. */
  onDraft?: (draft: Draft) => void
  /** Sent in vain, for something is wrong, with this field first: the place to give it the focus. */
  onOdd?: (field: string | undefined) => void
  /** Hears what sending threw, which the form shows already, with the first of its fields that it names. */
  onFailed?: (error: unknown, field: string | undefined) => void
  /** What is said of a failure in place of its own words. */
  wordsOf?: (error: unknown) => string | undefined
  /** Says what is wrong as soon as something is changed, not only once it was sent in vain. */
  saysAtOnce?: boolean
  /** `forget` unless said otherwise. */
  asTyped?: AsTyped
  /**
   * The field that a failure is about: by its code (`auth.wrong_password`), by another name that the call has for the field, or `*` for
   * whatever names no field.
   */
  failureAt?: Readonly<Record<string, string>>
}

export type FormState<Draft, Reply> = {
  /** What `isChanged` compares with. */
  begun: Draft
  draft: Draft
  /** It was sent in vain, or is sent: from here on problems are shown. */
  isTried: boolean
  busy: boolean
  /** Typed into since it was sent last. */
  retyped: readonly string[]
  /** What sending it threw. */
  error: unknown
  reply: Reply | undefined
}

type FieldProblem = { field: string; reason: string }
type Failure = Error & { fields: readonly FieldProblem[]; error?: string | undefined }

const isFailure = (error: unknown): error is Failure =>
  error instanceof Error && 'fields' in error && Array.isArray(error.fields)

/** A failed call (`CallFailure`) in words: of the whole, and of single fields by the names that the form has for them. */
function refusalOf(
  error: unknown,
  {
    failureAt = {},
    wordsOf,
  }: Pick<FormOptions<unknown, unknown, unknown>, 'failureAt' | 'wordsOf'>,
  somethingWrong: string,
): { message: string; code: string; fields: readonly FieldProblem[] } {
  const none: Pick<Failure, 'message' | 'fields' | 'error'> = {
    message: somethingWrong,
    fields: [],
  }
  const known = isFailure(error) ? error : none
  const { fields, error: code = '' } = known
  const message = wordsOf?.(error) ?? known.message
  const field = failureAt[code] ?? (fields.length ? undefined : failureAt['*'])
  if (field) return { message, code, fields: [{ field, reason: message }] }
  return {
    message,
    code,
    fields: fields.map((one) => ({ ...one, field: failureAt[one.field] ?? one.field })),
  }
}

/** What is wrong with some fields, in words: `problems` of a reading that names them alone. */
export const saidOf = <Field extends string>(
  fields: readonly Field[],
  texts: Readonly<Record<Field, string>>,
): Partial<Record<Field, string>> =>
  Object.fromEntries(fields.map((field) => [field, texts[field]])) as Partial<Record<Field, string>>

/** Whether a problem of `path` is one of `field`: of itself or of a part of it, as `hosts.2` is of `hosts`. */
const isAt = (path: string, field: string): boolean => `${path}.`.startsWith(`${field}.`)

/** `optionsOf` gives those of the latest drawing. */
export function createForm<Draft, Input, Reply>(optionsOf: () => FormOptions<Draft, Input, Reply>) {
  const { first } = optionsOf()
  let state: FormState<Draft, Reply> = {
    begun: first,
    draft: first,
    isTried: false,
    busy: false,
    retyped: [],
    error: undefined,
    reply: undefined,
  }
  const listeners = new Set<() => void>()
  const set = (changes: Partial<FormState<Draft, Reply>>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const nothingSaid = { error: undefined, reply: undefined }

  /** Changes fields, and forgets of what is said what `asTyped` lets go. */
  function change(changes: Partial<Draft> | ((draft: Draft) => Partial<Draft>)): void {
    const { asTyped = 'forget', onDraft } = optionsOf()
    const part = typeof changes === 'function' ? changes(state.draft) : changes
    set({
      draft: { ...state.draft, ...part },
      ...((asTyped === 'forget' || asTyped === 'recheck') && nothingSaid),
      ...(asTyped === 'forget' && { isTried: false }),
      ...(asTyped === 'field' && { retyped: [...state.retyped, ...Object.keys(part)] }),
    })
    onDraft?.(state.draft)
  }

  /** Begins anew: with what it began with, or with another draft. */
  function reset(draft: Draft = state.begun): void {
    set({ ...nothingSaid, begun: draft, draft, isTried: false })
  }

  /** From now on problems are shown; gives what can be sent, if it can. */
  function attempt(): Input | undefined {
    set({ isTried: true, retyped: [] })
    const { read, onOdd: onInvalid } = optionsOf()
    const { input, problems = {} } = read(state.draft)
    const wrong = Object.entries(problems).find(([, reason]) => reason)
    if (input !== undefined && !wrong) return input
    onInvalid?.(wrong?.[0])
    return undefined
  }

  /** Sends once at a time; resolves whatever becomes of it, and says whether it was sent. */
  async function send(input: Input): Promise<boolean> {
    if (state.busy) return false
    set({ ...nothingSaid, retyped: [], busy: true })
    try {
      const reply = await optionsOf().send(input)
      await optionsOf().onSent?.(reply, { draft: state.draft, reset })
      set({ reply })
      return true
    } catch (error) {
      set({ error })
      const { fields } = refusalOf(error, optionsOf(), '')
      optionsOf().onFailed?.(error, fields[0]?.field)
      return false
    } finally {
      set({ busy: false })
    }
  }

  /** Sends what was typed, unless it is being sent or something is wrong with it. */
  async function submit(): Promise<boolean> {
    if (state.busy) return false
    const input = attempt()
    return input === undefined ? false : send(input)
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change,
    reset,
    attempt,
    send,
    submit,
  }
}

/** What is to be seen of a form. */
export function viewOf<Draft extends object, Input, Reply>(
  state: FormState<Draft, Reply>,
  options: FormOptions<Draft, Input, Reply>,
  somethingWrong: string,
) {
  const { begun, draft, isTried, retyped, error } = state
  const isChanged = JSON.stringify(draft) !== JSON.stringify(begun)
  const saysProblems = isTried || (options.saysAtOnce && isChanged)
  const found: Partial<Record<string, string | false>> =
    (saysProblems && options.read(draft).problems) || {}
  const { message, code, fields } =
    error === undefined
      ? { message: undefined, code: undefined, fields: [] }
      : refusalOf(error, options, somethingWrong)
  const isSaidAtField = fields.some(({ field }) =>
    Object.keys(draft).some((own) => isAt(field, own)),
  )
  return {
    isChanged,
    /** Why it was not sent, where no field of it says so. */
    failure: isSaidAtField ? undefined : message,
    /** What that failure is called (`auth.reset_expired`); empty where it has no name. */
    failureCode: code,
    /** What the server said of fields, by their whole names. */
    refused: fields,
    /** What is wrong with a field, or with a part of one (`settings.baseUrl`): what was found here comes before what the server said. */
    problemOf: (field: string): string | undefined =>
      retyped.includes(field)
        ? undefined
        : found[field] || fields.find((one) => isAt(one.field, field))?.reason,
  }
}
