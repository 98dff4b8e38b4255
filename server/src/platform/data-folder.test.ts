import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataFolderError, findSecretKey, openDataFolder, placeSecretKey } from './data-folder.ts'

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

/** A file cut off, and with one bit turned, at every 97th byte, and all of it as zeros. */
function* mutants(whole: Buffer): Generator<Buffer> {
  for (let at = 0; at < whole.length; at += 97) {
    yield whole.subarray(0, at)
    const turned = Buffer.from(whole)
    turned[at] = (whole[at] ?? 0) ^ 0x04
    yield turned
  }
  yield Buffer.alloc(whole.length)
}

test('a key that is damaged is refused in one line, and no new one is made', async () => {
  await (await openDataFolder(path)).release()
  const file = join(path, 'secret.key')
  const whole = await readFile(file)
  for (const bytes of mutants(whole)) {
    await writeFile(file, bytes)
    const refusal = await openDataFolder(path).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DataFolderError)
    expect(String(refusal)).toMatch(/secret\.key (is damaged|does not hold a key)[^\n]*$/)
    await expect(findSecretKey(path)).rejects.toThrow('secret.key')
    expect(await readFile(file)).toEqual(Buffer.from(bytes))
  }
  await rm(file)
  await expect(openDataFolder(path)).rejects.toThrow('secret.key is missing')
  // Given from outside, it is not looked for.
  await (await openDataFolder(path, { secretKey: 'k'.repeat(40) })).release()
  await writeFile(file, whole)
  await (await openDataFolder(path)).release()
})

test('what damages the note beside the key costs the note', async () => {
  const { secretKey, release } = await openDataFolder(path)
  await release()
  const file = join(path, 'secret.key.check')
  const whole = await readFile(file)
  for (const bytes of mutants(whole)) {
    await writeFile(file, bytes)
    const again = await openDataFolder(path)
    await again.release()
    expect(again.secretKey).toBe(secretKey)
    expect(await readFile(file)).toEqual(whole)
  }
})

test('a key that is placed is the one that is meant from then on', async () => {
  const { secretKey, release } = await openDataFolder(path)
  await release()
  await placeSecretKey(path, 'n'.repeat(40))
  const again = await openDataFolder(path)
  await again.release()
  expect([again.secretKey, again.olderKeys]).toEqual(['n'.repeat(40), [secretKey]])
})

test('whatever stands in the other files, the folder opens and they are as they should be', async () => {
  const { instanceId, release } = await openDataFolder(path)
  await release()
  const others = (await readdir(path)).filter((name) => !name.startsWith('secret.key'))
  expect(others.sort()).toEqual(['instance-id', 'server.lock'])
  const foreign = [Buffer.alloc(4096), Buffer.from('SQLite format 3\0'.padEnd(5000, 'x'))]
  const kept = await readFile(join(path, 'instance-id'))
  for (const name of [...others, 'server.pid', 'secret.key.old'])
    for (const bytes of [...mutants(kept), ...foreign]) {
      await writeFile(join(path, name), bytes)
      const folder = await openDataFolder(path)
      expect(folder.instanceId).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
      await expect(openDataFolder(path)).rejects.toThrow('in use')
      await folder.release()
    }
  await writeFile(join(path, 'instance-id'), kept)
  const again = await openDataFolder(path)
  await again.release()
  expect(again.instanceId).toBe(instanceId)
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

test('a folder with things of somebody else alone is refused, and nothing is laid into it', async () => {
  await mkdir(join(path, 'Photos'), { recursive: true })
  await expect(openDataFolder(path)).rejects.toThrow("holds things that are not Atelier's (Photos)")
  expect(await readdir(path)).toEqual(['Photos'])
})

test.each(['.keep', 'lost+found', 'secret.key', 'backups', 'postgres.log', 'files'])(
  'a folder with %s alone is as good as an empty one',
  async (name) => {
    await mkdir(path, { recursive: true })
    await writeFile(join(path, name), 'x'.repeat(40))
    await (await openDataFolder(path)).release()
  },
)

test('what somebody lays into the folder of an installation later does not hinder it', async () => {
  await (await openDataFolder(path)).release()
  await writeFile(join(path, 'notes.txt'), '')
  await (await openDataFolder(path)).release()
})

test('a file in place of the folder is named', async () => {
  await writeFile(join(parent, 'deep'), '')
  await expect(openDataFolder(path)).rejects.toThrow(`The data folder ${path} cannot be used`)
})
