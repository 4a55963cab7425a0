/** Selection of the active project, and the cache lifetime of the list. */

export const PROJECTS_CACHE_MS = 30_000

/**
 * Times in milliseconds; `loadedAt` is null before the first load. A clock that was set back makes the cache stale, not
 * immortal.
 */
export function mustLoadProjects(now: number, loadedAt: number | null, force: boolean): boolean {
  if (force || loadedAt === null) return true
  const age = now - loadedAt
  return age < 0 || age >= PROJECTS_CACHE_MS
}

/** The stored project if it still exists, else the first. */
export const activeProject = <Project extends { readonly id: string }>(
  storedId: string | null,
  projects: readonly Project[],
): Project | undefined => projects.find((project) => project.id === storedId) ?? projects[0]
