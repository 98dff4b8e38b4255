import type { z } from 'zod'
import type { FailureCode } from './errors.ts'
import type { Permission } from './staff-roles.ts'

/**
 * Who may call: `public` needs no identity; `caller` a guest or a member; `member` somebody signed in;
 * `operator` a member who runs the site, as far as the role allows; see staff-roles.ts.
 */
export type Access = 'public' | 'caller' | 'member' | 'operator'

/**
 * What a call answers with: `json` in the envelope; `events` newline-delimited JSON, one event a line;
 * `file` bytes with their own type; `redirect` another address, for a browser that comes by itself.
 */
export type ReplyKind = 'json' | 'events' | 'file' | 'redirect'

/** What a POST sends: `multipart` is a form with one file named `file`. */
export type BodyKind = 'json' | 'multipart'

export type Endpoint<
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
  Path extends string = string,
  Input extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Who extends Access = Access,
  Replies extends ReplyKind = ReplyKind,
  Body extends BodyKind = BodyKind,
> = {
  method: Method
  /** Below `/api`, with a leading slash and no parameters. */
  path: Path
  access: Who
  /** What the role of an operator has to allow; null for calls of everybody else. */
  needs: Permission | null
  /** What it does, one sentence, for the API's reading page. */
  summary: string
  /** Query parameters of a GET, the JSON body of a POST. */
  input: Input
  reply: Reply
  replies: Replies
  /** Whether it changes anything; by its method when null: a POST does. */
  changes: boolean | null
  /**
   * The calls whose replies are others once this one went well, by name (`groups.list`): the browser asks them again by itself where they
   * are shown. Empty where it knows better what became of them, and says so there.
   */
  refreshes: readonly string[]
  /** Here for whoever else speaks this interface: our own client never makes it. */
  specificationOnly: boolean
  /** Failures of its own, beside the ones that any call can meet. */
  failures: readonly FailureCode[]
  body: Body
}

/** Declares a call once, for the server's route, the browser's client, the OpenAPI text and the tests. */
export function defineEndpoint<
  const Method extends 'GET' | 'POST',
  const Path extends string,
  Input extends z.ZodType,
  Reply extends z.ZodType,
  const Who extends Access,
  const Replies extends ReplyKind = 'json',
  const Body extends BodyKind = 'json',
>(
  definition: Pick<
    Endpoint<Method, Path, Input, Reply, Who>,
    'method' | 'path' | 'access' | 'summary' | 'input' | 'reply'
  > & { replies?: Replies; body?: Body } & (Who extends 'operator'
      ? { needs: Permission }
      : { needs?: never }) &
    Partial<Pick<Endpoint, 'failures' | 'changes' | 'refreshes' | 'specificationOnly'>>,
): Endpoint<Method, Path, Input, Reply, Who, Replies, Body> {
  return {
    failures: [],
    needs: null,
    changes: null,
    refreshes: [],
    specificationOnly: false,
    ...definition,
    replies: definition.replies ?? ('json' as Replies),
    body: definition.body ?? ('json' as Body),
  }
}

/** What a caller sends. */
export type InputOf<E extends Endpoint> = z.input<E['input']>
/** What a handler receives: parsed, defaults filled in. */
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
/** What a caller gets as `data`. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>
