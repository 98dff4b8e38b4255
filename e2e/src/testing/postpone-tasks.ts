import type { Page } from 'playwright-core'

/**
 * Whatever the scripts of the page's next document put off by a message (React's work after the first picture is) comes `lateMs`
 * later, as on a machine that is busy; keys and clicks still arrive at once.
 */
export async function postponeTasks(page: Page, lateMs: number): Promise<void> {
  await page.addInitScript((late) => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: [unknown]) {
      setTimeout(() => postMessage.apply(this, sent), late)
    } as typeof postMessage
  }, lateMs)
}
