declare module 'virtual:core-messages' {
  /** For each language: fetch the texts that every page needs. */
  const core: Record<string, () => Promise<{ default: string[] }>>;
  export default core;
}
