import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataFolderError, openDataFolder } from './data-folder.ts'

let parent: string
let path: string

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'atelier data-'))
  path = join(parent, 'deep/data')
})

const kills: (() => Promise<void>)[] = []

afterEach(async () => {
  await Promise.all(kills.splice(0).map((kill) => kill()))
  await rm(parent, { recursive: true, force: true })
})

/** Another process that opens the folder; resolves with it and the line it said: `open`, or why not. */
async function openElsewhere() {
  const module = fileURLToPath(new URL('./data-folder.ts', import.meta.url))
  const script = `import { openDataFolder } from ${JSON.stringify(module)}
    await openDataFolder(process.argv[1]).then(() => console.log('open'), (error) => console.log(error.message))
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(createInterface(child.stdout), 'line')
  const exit = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await exit
  }
  kills.push(kill)
  return { pid: child.pid, said: String(said), kill }
}

test('the folder is made with a key and an id that stay the same', async () => {
  const first = await openDataFolder(path)
  await first.release()
  const second = await openDataFolder(path)
  await second.release()
  expect(second.secretKey).toBe(first.secretKey)
  expect(second.secretKey.length).toBeGreaterThanOrEqual(43)
  expect(second.instanceId).toBe(first.instanceId)
  expect((await stat(join(path, 'secret.key'))).mode & 0o777).toBe(0o600)
})

test('a given secret key wins and is not written down', async () => {
  const folder = await openDataFolder(path, { secretKey: 'k'.repeat(40) })
  await folder.release()
  expect(folder.secretKey).toBe('k'.repeat(40))
  await expect(readFile(join(path, 'secret.key'))).rejects.toThrow('ENOENT')
})

test('an emptied key file is refused instead of replaced', async () => {
  await mkdir(path, { recursive: true })
  await writeFile(join(path, 'secret.key'), '')
  await expect(openDataFolder(path)).rejects.toThrow('does not hold a key')
})

test('a second server is refused with the number of the first', async () => {
  const other = await openElsewhere()
  expect(other.said).toBe('open')
  await expect(openDataFolder(path)).rejects.toThrow(`in use by process ${other.pid}`)
  await expect(openDataFolder(path)).rejects.toBeInstanceOf(DataFolderError)
})

test('the same process cannot open it twice either', async () => {
  const folder = await openDataFolder(path)
  await expect(openDataFolder(path)).rejects.toThrow(`in use by process ${process.pid}`)
  await folder.release()
})

test('the lock of a killed server is free at once', async () => {
  const other = await openElsewhere()
  expect(other.said).toBe('open')
  await other.kill()
  const folder = await openDataFolder(path)
  await folder.release()
})

test('of many servers that start together exactly one gets the folder', async () => {
  const starters = await Promise.all(Array.from({ length: 5 }, openElsewhere))
  expect(starters.filter(({ said }) => said === 'open')).toHaveLength(1)
})

test('a file in place of the folder is named', async () => {
  await writeFile(join(parent, 'deep'), '')
  await expect(openDataFolder(path)).rejects.toThrow(`The data folder ${path} cannot be used`)
})
