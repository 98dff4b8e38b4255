// What falls, rises and glows before the picture. Each particle's place follows from its number and the time alone, so that any frame can
// be drawn without the ones before it.

import { createRandom } from '../../image/craft/random.ts'
import type { Pose } from '../camera/pose.ts'
import { type Frame, type Matrix, matrixOf, type Tone, toTone } from '../frames/frame.ts'
import { dab, streak } from './brush.ts'
import type { Clock } from './clock.ts'
import { type ParticleKind, type ParticleSpec, particleSpecs } from './particle-specs.ts'

type Particle = {
  x: number
  y: number
  /** 0 far to 1 near. */
  near: number
  /** Of turning and swaying, 0 to 1. */
  phase: number
  /** Its own share of what is usual, about 1. */
  pace: number
  tone: Tone
}

export type Particles = { draw(frame: Frame, clock: Clock, pose: Pose): void }

export function createParticles(
  kind: ParticleKind,
  seed: number,
  size: { width: number; height: number },
): Particles {
  const spec = particleSpecs[kind]
  const particles = particlesOf(spec, kind, seed, matrixOf(size.height, size.width))
  const paint = kind === 'rain' ? paintDrop : paintFlake
  return {
    draw(frame, clock, pose) {
      for (const particle of particles) {
        const place = placeOf(particle, spec, clock, pose)
        paint(frame, particle, spec, place, clock)
      }
    },
  }
}

function particlesOf(
  spec: ParticleSpec,
  kind: ParticleKind,
  seed: number,
  matrix: Matrix,
): Particle[] {
  const random = createRandom(seed, `film ${kind}`)
  const tones = spec.colours.map(([red, green, blue]) => toTone(red, green, blue, matrix))
  const particles = Array.from({ length: spec.count }, () => ({
    x: random.next(),
    y: random.next(),
    // Most are far, as there is more room.
    near: random.next() ** 2,
    phase: random.next(),
    pace: random.range(0.75, 1.25),
    tone: random.pick(tones),
  }))
  return particles.sort((a, b) => a.near - b.near)
}

/** More than the frame, so that nothing appears or goes at its edge. */
const reach = 1.16

type Place = { x: number; y: number }

/** In sizes of the frame. */
function placeOf(particle: Particle, spec: ParticleSpec, clock: Clock, pose: Pose): Place {
  const depth = 0.5 + particle.near
  const turn = (rate: number) => Math.sin(2 * Math.PI * (clock.turns(rate) + particle.phase))
  const drift = (rate: number) => clock.turns((rate * particle.pace * depth) / reach)
  const sway = spec.sway * turn(spec.swayRate * particle.pace)
  const closer = Math.exp(pose.zoom * 0.5 * particle.near)
  const x =
    wrapped(particle.x + drift(spec.across)) + sway - 0.5 - pose.x * depth - pose.swing * depth
  const y =
    wrapped(particle.y + drift(spec.down)) +
    sway * 0.4 * turn(spec.swayRate * 1.7 * particle.pace) -
    0.5 -
    pose.y * depth
  return { x: 0.5 + x * closer, y: 0.5 + y * closer }
}

const wrapped = (turns: number): number => (turns - Math.floor(turns)) * reach - (reach - 1) / 2

function paintFlake(
  frame: Frame,
  particle: Particle,
  spec: ParticleSpec,
  place: Place,
  clock: Clock,
): void {
  const { near, phase, tone, pace } = particle
  const short = Math.min(frame.width, frame.height)
  const size = short * (spec.small + (spec.large - spec.small) * near)
  const flutter = Math.sin(2 * Math.PI * (clock.turns(spec.flutterRate * pace) + phase * 3))
  const strength = spec.strength * (1 - spec.twinkle + spec.twinkle * (0.5 + 0.5 * flutter))
  const across = Math.max(0.9, size * (1 - spec.turning * (0.5 + 0.5 * flutter)))
  const spot = { x: place.x * frame.width, y: place.y * frame.height, tone }
  if (spec.glow > 0)
    dab(frame, {
      ...spot,
      across: size * spec.glow,
      down: size * spec.glow,
      strength: strength * 0.55,
      soft: true,
    })
  dab(frame, { ...spot, across, down: Math.max(0.9, size), strength })
}

function paintDrop(frame: Frame, { near, tone }: Particle, spec: ParticleSpec, place: Place): void {
  const long = frame.height * (spec.small + (spec.large - spec.small) * near)
  const lean = ((-spec.across / spec.down) * frame.width) / frame.height
  const line = {
    x: place.x * frame.width,
    y: place.y * frame.height - long,
    long,
    lean,
    light: tone[0],
    strength: spec.strength * (0.5 + 0.5 * near),
  }
  streak(frame, line)
  // A line of one pixel would be lost in a large frame.
  if (frame.height > 600 || near > 0.5) streak(frame, { ...line, x: line.x + 1 })
}
