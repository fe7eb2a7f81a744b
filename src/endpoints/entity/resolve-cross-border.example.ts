export default {
  input: { identifiers: [{ scheme: 'jp_corporate_number', value: '1180301018771' }], name: 'Toyota Motor Corporation' },
  output: {},
};
