declare module 'virtual:core-messages' {
  /** Loaders of the messages that every page needs, by language. */
  const core: Record<string, () => Promise<{ default: import('@fluent/bundle').FluentResource }>>;
  export default core;
}
