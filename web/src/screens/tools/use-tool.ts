// One tool as its page uses it: a studio whose task is settled, and that sends each of several pictures as a wish of its own.
import type { WorkModel } from '@atelier/contract/features/making/work-models'
import { useCallback, useMemo } from 'react'
import { call } from '../../api/call.ts'
import type {
  Request,
  RequestForm,
  SettledForm,
} from '../../features/making/studio/request-form.ts'
import { type Announced, type Studio, useStudio } from '../../features/making/studio/use-studio.ts'
import { useWorksClient } from '../../features/making/works/works.ts'
import { modelsOf, type Tool, takesMany, withRoom } from './tool-list.ts'

type ToolOptions = {
  tool: Tool
  models: readonly WorkModel[]
  /** Told the works that a press has made. */
  onSent: (ids: readonly number[]) => void
}

/** A wish for each picture, where they go alone; one for all, where they belong together. */
function sharesOf(settled: SettledForm, tool: Tool): SettledForm[] {
  const sources = settled.inputs.filter(({ role }) => role === 'source')
  if (sources.length < 2 || !takesMany(settled.model, tool)) return [settled]
  const others = settled.inputs.filter(({ role }) => role !== 'source')
  return sources.map((source) => ({ ...settled, inputs: [source, ...others] }))
}

export function useTool({ tool, models, onSent }: ToolOptions): Studio {
  const client = useWorksClient()
  const offered = useMemo(() => [tool], [tool])
  const shown = useMemo(
    () => modelsOf(tool, models).map((model) => withRoom(model, tool)),
    [tool, models],
  )
  const partsOf = useCallback(
    (settled: SettledForm) => {
      // Whether they go alone is asked of the model as it is.
      const model = models.find(({ id }) => id === settled.model.id)
      return model ? sharesOf({ ...settled, model }, tool) : []
    },
    [models, tool],
  )
  const quote = useCallback(
    (_form: RequestForm, settled: SettledForm) => ({
      works: 1,
      price: settled.price * Math.max(1, partsOf(settled).length),
      problem: '',
    }),
    [partsOf],
  )
  const send = useCallback(
    ({ task: _task, ...request }: Request, announced: Announced) =>
      client.wish(
        [{ ...announced, task: tool }],
        async () =>
          (await call('queue.usePictureTool', { ...request, tool }, { shownInPlace: true })).ids,
      ),
    [client, tool],
  )
  return useStudio({ type: 'tool', models: shown, offered, send, quote, partsOf, onSent })
}
