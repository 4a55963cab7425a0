/** Which project a client is working on, and how long the list of them is good for. */

export const PROJECTS_CACHE_MS = 30_000

/** Times in milliseconds; `loadedAt` is null before the first load. A clock set back makes the list stale, not immortal. */
export function mustLoadProjects(now: number, loadedAt: number | null, force: boolean): boolean {
  if (force || loadedAt === null) return true
  const age = now - loadedAt
  return age < 0 || age >= PROJECTS_CACHE_MS
}

/** The project remembered in this browser if it is still the client's, else the first. */
export const activeProject = <Project extends { readonly id: string }>(
  storedId: string | null,
  projects: readonly Project[],
): Project | undefined => projects.find((project) => project.id === storedId) ?? projects[0]
