/** What the examples of the endpoints answer on the sample registry; a test compares them with the real answers. */
export const RECEIPT_INPUT = {"text":"トヨタ自動車株式会社\n愛知県豊田市トヨタ町1番地\nTEL 0565-55-0100\n2026年11月3日(火) 12:30\n部品 2点 @1,100  ¥2,200\n合計  ¥2,200\n(10%対象 ¥2,200 内消費税 ¥200)\n現金 ¥3,000\nお釣り ¥800\n登録番号 T1180301018771"};
export const RECEIPT_OUTPUT = {
  "document_type": "receipt",
  "merchant": {
    "name": "トヨタ自動車株式会社",
    "name_en": null,
    "address": "愛知県豊田市トヨタ町1番地",
    "phone": "0565-55-0100",
    "postal_code": null,
    "registration_number": "T1180301018771",
    "corporate_number": "1180301018771"
  },
  "transaction": {
    "date": "2026-11-03",
    "time": "12:30"
  },
  "receipt": {
    "number": null
  },
  "amounts": {
    "currency": "JPY",
    "subtotal": null,
    "tax": 200,
    "total": 2200,
    "payable": 2200,
    "tax_included": true,
    "tax_rate": 10,
    "tax_breakdown": [
      {
        "rate": 10,
        "taxable_amount": 2200,
        "tax": 200,
        "basis": "incl"
      }
    ]
  },
  "items": [
    {
      "description": "部品",
      "quantity": 2,
      "unit_price": 1100,
      "amount": 2200,
      "tax_rate": 10,
      "discount": null
    }
  ],
  "customer": {
    "name": null
  },
  "payment": {
    "method": "cash"
  },
  "summary": null,
  "notes": null,
  "qualified_invoice": {
    "decision": "registered_unconfirmed",
    "verdict": "qualified",
    "registration_number": "T1180301018771",
    "format_valid": true,
    "checksum_valid": true,
    "qualified_invoice_registered": true
  },
  "processing": {
    "engine": "structured_ocr",
    "confidence": 0.977,
    "input_type": "text",
    "source": "text",
    "format": "text",
    "pages_processed": 1,
    "pages_total": 1,
    "image_quality": null,
    "image_quality_score": null,
    "ocr_engine": null,
    "ocr_model": null,
    "declared_mime_type_matches": null,
    "pages": []
  },
  "validation": {
    "status": "passed",
    "manual_review_required": false,
    "validation_scope": "format_only",
    "document_checks_scope": "format_and_consistency",
    "checks": {
      "registration_number_format": "passed",
      "registration_number_checksum": "passed",
      "amount_consistency": "passed",
      "tax_consistency": "passed",
      "postal_code_format": "not_applicable",
      "phone_format": "passed",
      "address_format": "passed"
    },
    "tax_rounding": {
      "10": "exact"
    },
    "postal_code": {
      "value": null,
      "format_valid": null,
      "reality_checked": false
    },
    "phone": {
      "value": "0565-55-0100",
      "format_valid": true,
      "reality_checked": false
    },
    "address": {
      "value": "愛知県豊田市トヨタ町1番地",
      "format_valid": true,
      "house_number_required": true,
      "exact_location_checked": false
    }
  },
  "warnings": [],
  "field_confidence": {
    "company": 0.954,
    "supplier_name": 0.954,
    "registration_number": 0.99,
    "corporate_number": 0.98,
    "date": 0.979,
    "invoice_date": 0.979,
    "receipt_date": 0.979,
    "amount": 0.965,
    "tax_amount": 0.97,
    "tax_rate": 0.97,
    "issue_date": 0.979,
    "total": 0.985,
    "currency": 0.99,
    "tax_breakdown": 0.97,
    "items": 0.95,
    "transaction_time": 0.97,
    "payment_method": 0.95,
    "tax_included": 0.97,
    "supplier_address": 0.96,
    "supplier_phone": 0.95,
    "phone_number": 0.95
  },
  "field_sources": {
    "company": "text",
    "supplier_name": "text",
    "registration_number": "text",
    "corporate_number": "parser",
    "date": "text",
    "invoice_date": "text",
    "receipt_date": "text",
    "amount": "text",
    "tax_amount": "text",
    "tax_rate": "parser",
    "issue_date": "text",
    "total": "text",
    "currency": "text",
    "tax_breakdown": "text",
    "items": "parser",
    "transaction_time": "text",
    "payment_method": "parser",
    "tax_included": "parser",
    "supplier_address": "text",
    "supplier_phone": "text",
    "phone_number": "text"
  },
  "field_regions": {},
  "field_evidence": {
    "company": {
      "raw": "トヨタ自動車株式会社",
      "method": "printed",
      "lines": [
        0
      ],
      "region": null
    },
    "supplier_name": {
      "raw": "トヨタ自動車株式会社",
      "method": "printed",
      "lines": [
        0
      ],
      "region": null
    },
    "registration_number": {
      "raw": "T1180301018771",
      "method": "printed",
      "lines": [
        9
      ],
      "region": null
    },
    "corporate_number": {
      "raw": "T1180301018771",
      "method": "printed",
      "lines": [
        9
      ],
      "region": null
    },
    "date": {
      "raw": "2026年11月3日",
      "method": "printed",
      "lines": [
        3
      ],
      "region": null
    },
    "invoice_date": {
      "raw": "2026年11月3日",
      "method": "printed",
      "lines": [
        3
      ],
      "region": null
    },
    "receipt_date": {
      "raw": "2026年11月3日",
      "method": "printed",
      "lines": [
        3
      ],
      "region": null
    },
    "amount": {
      "raw": "¥2,200",
      "method": "printed",
      "lines": [
        5
      ],
      "region": null
    },
    "tax_amount": {
      "raw": "¥200",
      "method": "printed",
      "lines": [
        6
      ],
      "region": null
    },
    "issue_date": {
      "raw": "2026年11月3日",
      "method": "printed",
      "lines": [
        3
      ],
      "region": null
    },
    "total": {
      "raw": "¥2,200",
      "method": "printed",
      "lines": [
        5
      ],
      "region": null
    },
    "tax_breakdown": {
      "raw": "¥200",
      "method": "printed",
      "lines": [
        6
      ],
      "region": null
    },
    "items": {
      "raw": "部品",
      "method": "printed",
      "lines": [
        4
      ],
      "region": null
    },
    "transaction_time": {
      "raw": "12:30",
      "method": "printed",
      "lines": [
        3
      ],
      "region": null
    },
    "payment_method": {
      "raw": "現金",
      "method": "printed",
      "lines": [
        7
      ],
      "region": null
    },
    "supplier_address": {
      "raw": "愛知県豊田市トヨタ町1番地",
      "method": "printed",
      "lines": [
        1
      ],
      "region": null
    },
    "supplier_phone": {
      "raw": "0565-55-0100",
      "method": "printed",
      "lines": [
        2
      ],
      "region": null
    },
    "phone_number": {
      "raw": "0565-55-0100",
      "method": "printed",
      "lines": [
        2
      ],
      "region": null
    }
  },
  "privacy": {
    "image_retention": "not_retained",
    "raw_text_included": false,
    "raw_text_retention": "not_retained"
  },
  "localized": {
    "ja": {
      "document_type_label": "領収書",
      "payment_method_label": "現金",
      "validation_status_label": "問題は見つかりませんでした",
      "check_labels": {
        "required_fields": "合格",
        "registration_number_format": "合格",
        "registration_number_checksum": "合格",
        "amount_consistency": "合格",
        "tax_consistency": "合格"
      },
      "warning_labels": []
    },
    "en": {
      "document_type_label": "Receipt",
      "payment_method_label": "Cash",
      "validation_status_label": "No problem was found",
      "check_labels": {
        "required_fields": "Passed",
        "registration_number_format": "Passed",
        "registration_number_checksum": "Passed",
        "amount_consistency": "Passed",
        "tax_consistency": "Passed"
      },
      "warning_labels": []
    }
  },
  "response_language": "both"
};
