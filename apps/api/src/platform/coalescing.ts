export type Coalescer<Value> = (key: string, load: () => Promise<Value>) => Promise<Value>

type Flight<Value> = { readonly current: Promise<Value>; next?: Promise<Value> }

/**
 * Request coalescing: callers with one key share one query, so that an event which many pages answer by refetching costs two
 * queries and not one for each. A call during a query waits for the next one: nobody is answered with what was read
 * before they asked.
 */
export function coalescer<Value>(): Coalescer<Value> {
  const flights = new Map<string, Flight<Value>>()
  function begin(key: string, load: () => Promise<Value>): Promise<Value> {
    const flight: Flight<Value> = { current: load() }
    flights.set(key, flight)
    const land = () => {
      if (!flight.next) flights.delete(key)
    }
    flight.current.then(land, land)
    return flight.current
  }
  return (key, load) => {
    const flight = flights.get(key)
    if (!flight) return begin(key, load)
    const after = () => begin(key, load)
    flight.next ??= flight.current.then(after, after)
    return flight.next
  }
}
