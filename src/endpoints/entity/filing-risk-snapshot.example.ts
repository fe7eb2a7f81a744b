export default { input: { entity_id: 'E99903', window_months: 24 }, output: {} };
