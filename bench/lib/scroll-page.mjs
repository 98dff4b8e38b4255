// Scrolls a page as somebody with a wheel does, and tells what that cost.
import { sleep } from './stats.mjs'

/** A new page that counts its long tasks and frames. */
export async function loadPage(context, { cpu, guestId }) {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'timeTicks' })
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.addInitScript((id) => {
    if (id) localStorage.setItem('uuidToken', JSON.stringify({ value: id, expire: null }))
    const seen = { tasks: [], gaps: [], last: 0 }
    globalThis.__seen = seen
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
    const frame = (at) => {
      if (seen.last) seen.gaps.push(at - seen.last)
      seen.last = at
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  }, guestId)
  return { page, cdp }
}

const metricsOf = async (cdp) => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

const frameMs = 1000 / 60

/** Milliseconds of the processor's own time that each task of the page's main thread took: a busy machine makes tasks longer, not these. */
export function ownTimes(trace) {
  const { traceEvents } = JSON.parse(trace)
  const threads = Map.groupBy(
    traceEvents.filter(({ name, ph }) => ph === 'X' && name === 'ThreadControllerImpl::RunTask'),
    ({ pid, tid }) => `${pid}:${tid}`,
  )
  const mains = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => (threads.get(`${pid}:${tid}`) ?? []).map(({ tdur = 0 }) => tdur / 1000))
  return mains.toSorted((a, b) => sum(b) - sum(a))[0] ?? []
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/** Figures of what happens while `work` goes on. */
export async function watched(page, cdp, work) {
  const browser = page.context().browser()
  await browser.startTracing(page, { categories: ['toplevel'] })
  await page.evaluate(() => Object.assign(globalThis.__seen ?? {}, { tasks: [], gaps: [] }))
  const before = await metricsOf(cdp)
  const startedAt = performance.now()
  await work()
  const wallMs = performance.now() - startedAt
  const own = ownTimes(await browser.stopTracing())
  const { tasks, gaps } = await page.evaluate(() => globalThis.__seen)
  const after = await metricsOf(cdp)
  await cdp.send('HeapProfiler.collectGarbage')
  const missed = gaps.map((gap) => Math.max(0, Math.round(gap / frameMs) - 1))
  return {
    wall_s: wallMs / 1000,
    long_tasks: tasks.length,
    longest_ms: Math.max(0, ...tasks),
    long_tasks_cpu: own.filter((ms) => ms > 50).length,
    longest_cpu_ms: Math.max(0, ...own),
    cpu_pct: (sum(own) / wallMs) * 100,
    missed_pct: (sum(missed) / (wallMs / frameMs)) * 100,
    worst_gap_ms: Math.max(0, ...gaps),
    busy_pct: ((after.TaskDuration - before.TaskDuration) / wallMs) * 100_000,
    script_pct: ((after.ScriptDuration - before.ScriptDuration) / wallMs) * 100_000,
    elements: await page.evaluate(() => document.querySelectorAll('*').length),
    heap_mib: (await metricsOf(cdp)).JSHeapUsedSize / 1048576,
  }
}

/** Turns the wheel `times` times by `px`, one notch each 50 ms. */
export async function scrollBy(page, scroller, px, times) {
  const box = await page.locator(scroller).boundingBox()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const startedAt = Date.now()
  for (let at = 0; at < times; at++) {
    await page.mouse.wheel(0, px)
    await sleep(Math.max(0, startedAt + (at + 1) * 50 - Date.now()))
  }
}

/** Goes down a leap a frame, as a dragged scroll bar does, until nothing more comes. */
export const scrollToEnd = (page, scroller, leap) =>
  page.locator(scroller).evaluate(
    (box, leap) =>
      new Promise((resolve) => {
        let stillFor = 0
        const step = () => {
          const before = box.scrollTop
          box.scrollTop += leap
          stillFor = box.scrollTop === before ? stillFor + 1 : 0
          // Two seconds at one place: there is no more to come.
          if (stillFor > 120) resolve()
          else requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
    leap,
  )
