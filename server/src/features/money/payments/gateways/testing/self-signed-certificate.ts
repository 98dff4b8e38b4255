// A certificate as the vendors give out, made from a key pair: X.509 in DER, as far as a test needs it.
import { type KeyObject, randomBytes, sign } from 'node:crypto'

function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  const size = content.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

const sequence = (...contents: readonly Buffer[]) => der(0x30, ...contents)
// 1.2.840.113549.1.1.11, sha256WithRSAEncryption
const algorithm = sequence(der(6, Buffer.from('2a864886f70d01010b', 'hex')), der(5))
// 2.5.4.3, the common name
const nameOf = (text: string) =>
  sequence(der(0x31, sequence(der(6, Buffer.from('550403', 'hex')), der(12, Buffer.from(text)))))
const time = (text: string) => der(0x17, Buffer.from(text))

/** `serial` as the vendors write it: hexadecimal in capitals. */
export function selfSignedCertificate(keys: { publicKey: KeyObject; privateKey: KeyObject }): {
  pem: string
  serial: string
} {
  const number = randomBytes(20)
  // Neither negative nor with a zero in front, so that it is written in one way only.
  number[0] = ((number[0] ?? 0) & 0x3f) | 0x40
  const name = nameOf('A stand-in')
  const content = sequence(
    der(0xa0, der(2, Buffer.from([2]))),
    der(2, number),
    algorithm,
    name,
    sequence(time('200101000000Z'), time('491231235959Z')),
    name,
    keys.publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('RSA-SHA256', content, keys.privateKey)
  const bytes = sequence(content, algorithm, der(3, Buffer.from([0]), signature))
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  const pem = `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
  return { pem, serial: number.toString('hex').toUpperCase() }
}
