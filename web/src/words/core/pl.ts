/** What every page needs of Polish: one file on the way to a browser. */
export default import.meta.glob<string>(
  '../../../../src/silvergold/locales/pl/{terms,game,table,pages,errors}.ftl',
  { query: '?raw', import: 'default', eager: true },
);
