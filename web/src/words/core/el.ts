/** What every page needs of Greek: one file on the way to a browser. */
export default import.meta.glob<string>(
  '../../../../src/silvergold/locales/el/{terms,game,table,pages,errors}.ftl',
  { query: '?raw', import: 'default', eager: true },
);
