import { createRequire } from 'node:module'
import type { FastifySerializerCompiler } from 'fastify'

// Memoised: Fastify compiles a serialiser for every answer at every start, which takes longer than most tests, and one
// process starts a hundred servers.
type Compiler = FastifySerializerCompiler<object>

const fastify = createRequire(createRequire(import.meta.url).resolve('fastify'))
const { SerializerSelector } = fastify('@fastify/fast-json-stringify-compiler') as {
  SerializerSelector(): (schemas: object) => Compiler
}
const shared = globalThis as { fareeqSerialisers?: Map<string, ReturnType<Compiler>> }
const made = (shared.fareeqSerialisers ??= new Map())
const make = SerializerSelector()({})

export const serialiserOf: Compiler = (route) => {
  const schema = JSON.stringify(route.schema)
  const serialiser = made.get(schema) ?? make(route)
  made.set(schema, serialiser)
  return serialiser
}
