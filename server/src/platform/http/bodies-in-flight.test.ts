import { expect, it } from 'vitest'
import { createBodiesInFlight } from './bodies-in-flight.ts'

const open = () =>
  createBodiesInFlight({
    memory: { ofAddress: 100, inAll: 150 },
    files: { ofAddress: 1000, inAll: 1500 },
  })

it('an address holds so much at a time, in however many requests, and the others the rest', () => {
  const bodies = open()
  const [first, second] = [bodies.from('10.0.0.1'), bodies.from('10.0.0.1')]
  first.hold(60)
  expect(() => second.hold(41)).toThrow('request.too_much')
  second.hold(40)
  const other = bodies.from('10.0.0.2')
  other.hold(50)
  expect(() => other.hold(1)).toThrow('request.busy')
  first.letGo()
  other.hold(50)
  expect(() => bodies.from('10.0.0.3').hold(11)).toThrow('request.busy')
})

it('a network of one customer is one address', () => {
  const bodies = open()
  bodies.from('2001:db8::1').hold(60)
  expect(() => bodies.from('2001:db8::2').hold(60)).toThrow('request.too_much')
})

it('what stands in files is counted by itself', () => {
  const bodies = open()
  const held = bodies.from('10.0.0.1')
  held.store(1000)
  held.hold(100)
  expect(() => held.store(1)).toThrow('request.too_much')
  expect(() => bodies.from('10.0.0.2').store(501)).toThrow('request.busy')
})

it('what was let go is given back once, and what was refused was never held', () => {
  const bodies = open()
  const held = bodies.from('10.0.0.1')
  held.hold(100)
  expect(() => held.hold(1)).toThrow('request.too_much')
  held.letGo()
  held.letGo()
  held.hold(100)
  expect(() => bodies.from('10.0.0.2').hold(51)).toThrow('request.busy')
})
