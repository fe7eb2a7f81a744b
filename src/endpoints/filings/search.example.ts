export default { input: { edinet_code: 'E99903', document_type: ['extraordinary_report'], limit: 2 }, output: {} };
